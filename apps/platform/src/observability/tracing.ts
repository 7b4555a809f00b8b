import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'

let tracer: Tracer | null = null

/**
 * Sends a span a call to an OpenTelemetry collector (`OTEL_EXPORTER_OTLP_ENDPOINT`, OTLP over HTTP). Its code is loaded only
 * where an endpoint is set. Returns what sends the last spans and stops.
 */
export async function startTracing(endpoint: string, to?: SpanExporter): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = to ?? new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'baize-platform' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  tracer = provider.getTracer('baize')
  return async () => {
    tracer = null
    await provider.shutdown()
  }
}

/** A span of one call, child of what a trusted proxy says in `traceparent`; undefined where nothing is traced. */
export function startSpan(name: string, traceparent: string | null): Span | undefined {
  if (tracer === null) return undefined
  return tracer.startSpan(name, { kind: SpanKind.SERVER }, parentOf(traceparent))
}

export function endSpan(span: Span, outcome: string, status: number, requestId: string | undefined): void {
  span.setAttributes({
    'baize.outcome': outcome,
    'http.response.status_code': status,
    ...(requestId ? { 'baize.request_id': requestId } : {}),
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR, message: outcome })
  span.end()
}

/** W3C Trace Context, version 00. */
function parentOf(traceparent: string | null) {
  const found = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '')
  if (!found) return ROOT_CONTEXT
  const [, traceId = '', spanId = '', flags = ''] = found
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
