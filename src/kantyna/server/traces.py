"""Traces by OpenTelemetry: how long the parts of a request or a message took.

They need the extra `[otel]` and an address for them (`Settings.traces`). Otherwise nothing is imported, and a span is
an object that does nothing. Spans contain no names, no cards and no ids.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

log = logging.getLogger(__name__)
PARENT = b"traceparent"
"""The header that says which span a forwarded request belongs to (W3C Trace Context)."""
SEND_SECONDS = 2.0
"""Spans that cannot be sent within this time are dropped. The end of a process waits no longer for them."""
NOTHING = nullcontext()
_provider: Any = None
_tracer: Any = None


def start(address: str) -> None:
    """Send spans to this address from now on. Sampling is set as usual: OTEL_TRACES_SAMPLER."""
    if not address:
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        log.warning("there will be no traces: KANTYNA_TRACES is set, but the extra [otel] is not installed")
        return
    begin(BatchSpanProcessor(OTLPSpanExporter(endpoint=address, timeout=SEND_SECONDS)))


def begin(processor: Any) -> None:
    """Give spans to a span processor of OpenTelemetry."""
    global _provider, _tracer
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    _provider = TracerProvider(resource=Resource.create({"service.name": "kantyna"}))
    _provider.add_span_processor(processor)
    _tracer = _provider.get_tracer("kantyna")


def stop() -> None:
    """Send what is left."""
    global _provider, _tracer
    provider, _provider, _tracer = _provider, None, None
    if provider is not None:
        provider.shutdown()


def span(name: str, kind: str = "") -> AbstractContextManager[object]:
    """Measure what happens inside. It belongs to the span around it. `kind`: which request or message it is."""
    if _tracer is None:
        return NOTHING
    return _start(name, kind, None)


def span_of(name: str, kind: str, headers: Iterable[tuple[bytes, bytes]]) -> AbstractContextManager[object]:
    """The same, but it belongs to a span of another process, which these headers name."""
    if _tracer is None:
        return NOTHING
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    carrier = {PARENT.decode(): value.decode("latin-1") for key, value in headers if key == PARENT}
    return _start(name, kind, TraceContextTextMapPropagator().extract(carrier))


def _start(name: str, kind: str, context: Any) -> AbstractContextManager[object]:
    """Errors are left out of spans: their text may name a choice or a hidden card."""
    started: AbstractContextManager[object] = _tracer.start_as_current_span(
        name,
        context=context,
        attributes={"kantyna.kind": kind},
        record_exception=False,
        set_status_on_exception=False,
    )
    return started


def headers() -> list[list[bytes]]:
    """What another process has to know to continue the current span."""
    if _tracer is None:
        return []
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    carrier: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(carrier)
    return [[PARENT, carrier[PARENT.decode()].encode()]] if PARENT.decode() in carrier else []
