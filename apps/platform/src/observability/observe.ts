import type { CallDefinition, ErrorCode } from '@baize/api/contract'
import type { Answer } from '../http/answer.ts'
import { log } from './log.ts'
import { busyTotal, callSeconds, callsTotal, signInFailuresTotal } from './metrics.ts'
import { currentRequest } from './request.ts'

/** Refusals that an attack consists of. */
const suspicious: ReadonlySet<string> = new Set<ErrorCode>([
  ...(['wrongCredentials', 'captchaWrong', 'captchaRequired', 'forbidden', 'badSignature'] as const),
  ...(['replayedRequest', 'decryptionFailed', 'paymentPasswordWrong', 'verificationWrong'] as const),
  ...(['tooManyRequests', 'memberNoEnter'] as const),
])

export interface Observed {
  readonly definition: Pick<CallDefinition, 'id' | 'method' | 'path'>
  /** Whether it changes something that the audit log names. */
  readonly audited: boolean
  readonly answer: Pick<Answer, 'status' | 'code'>
  readonly seconds: number
  readonly slowSeconds: number
}

/** Counts a call and writes its line: route, outcome and duration, who and where for security events; nothing that was sent. */
export function observeCall({ definition, audited, answer, seconds, slowSeconds }: Observed): void {
  const { id, method, path } = definition
  const outcome = answer.code ?? 'ok'
  callsTotal.inc({ call: id, outcome })
  callSeconds.observe({ call: id }, seconds)
  if (outcome === 'busy') busyTotal.inc({ reason: 'answer' })
  if (id === 'login' && outcome !== 'ok') signInFailuresTotal.inc({ reason: outcome })
  const slow = seconds >= slowSeconds
  const level = slow || answer.status >= 500 || suspicious.has(outcome) ? 'warn' : 'info'
  if (!log.isLevelEnabled(level)) return
  const request = currentRequest()
  const security = audited || suspicious.has(outcome)
  log[level](
    {
      ...{ call: id, method, route: path, status: answer.status, outcome, ms: Math.round(seconds * 1000) },
      ...(slow ? { slow } : {}),
      ...(security ? { event: 'security', ip: request?.ip } : {}),
      ...(request?.actor ? { actor: request.actor } : {}),
    },
    'call',
  )
}
