// @ts-check
// Hooks for data from the server.

import { useEffect, useState } from "./vendor/preact.js";
import { toast } from "./controls.js";
import { get, errorMessage } from "./net.js";
import { useLanguage } from "./voice.js";

/**
 * The server's answer; null until then, and without a path. A refusal is shown as a toast.
 * @param {string | null} path
 * @returns {any}
 */
export function useFetched(path) {
  const [answer, setAnswer] = useState(/** @type {{path: string, body: any} | null} */ (null));
  useEffect(() => {
    if (!path) return;
    let wanted = true;
    get(path).then(
      (body) => wanted && setAnswer({ path, body }),
      (error) => wanted && toast(errorMessage(error)),
    );
    return () => void (wanted = false);
  }, [path]);
  return answer?.path === path ? answer.body : null;
}

/** A ledger line in the reader's language. @param {string | null} rule @returns {string} */
export function useRule(rule) {
  const lang = useLanguage();
  return useFetched(rule && `/api/rules/${rule}?lang=${lang}`)?.text ?? "";
}
