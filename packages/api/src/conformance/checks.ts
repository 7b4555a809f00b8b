import { answer, clock, methods, shape } from './answers.ts'
import { badInput } from './badInput.ts'
import { encryption } from './encryption.ts'
import { idempotency } from './idempotency.ts'
import { live } from './live.ts'
import { paging } from './paging.ts'
import { roles } from './roles.ts'
import type { Check } from './suite.ts'

/** What is asked of every call, in this order. */
export const checks: readonly Check[] = [
  answer,
  shape,
  roles,
  methods,
  idempotency,
  encryption,
  paging,
  badInput,
  clock,
  live,
]
