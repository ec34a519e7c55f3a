// @ts-check
// What the server has to be asked for.

import { useEffect, useState } from "./vendor/preact.js";
import { toast } from "./controls.js";
import { get, wrong } from "./net.js";
import { useLanguage } from "./voice.js";

/**
 * What the server answers to this; null until then, and where there is nothing to ask. What it refuses is said in the corner.
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
      (error) => wanted && toast(wrong(error)),
    );
    return () => void (wanted = false);
  }, [path]);
  return answer?.path === path ? answer.body : null;
}

/** A line of the ledger in the reader's language. @param {string | null} rule @returns {string} */
export function useRule(rule) {
  const lang = useLanguage();
  return useFetched(rule && `/api/rules/${rule}?lang=${lang}`)?.text ?? "";
}
