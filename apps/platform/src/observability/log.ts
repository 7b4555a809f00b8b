import pino from 'pino'
import { currentRequest } from './request.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** The output of lines; a test or a tool that opened no log sees errors on stderr. */
let destination: { write(line: string): unknown } = process.stderr

/**
 * The log: one JSON object a line, with `level`, `time` and, inside a request, its `requestId`. Lines contain names
 * of calls, codes and ids, never what was sent; `redact` is the second net under that rule.
 */
export const log = pino(
  {
    level: 'error',
    base: null,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const request = currentRequest()
      return request ? { requestId: request.id } : {}
    },
    redact: [
      'password',
      'token',
      'secret',
      'cookie',
      'authorization',
      'body',
      '*.password',
      '*.token',
      '*.body',
    ],
  },
  { write: (line) => void destination.write(line) },
)

/** Writes the log to stderr without waiting for each line; what is still buffered is written when the process exits. */
export function openLog(level: LogLevel): void {
  destination = pino.destination({ fd: 2, sync: false })
  log.level = level
}
