import { type Answers, usualAnswers } from '@baize/account/testing'
import type { ValueOf } from '@baize/api'
import type { publicState } from '@baize/api/calls'

/** A brand whose members invite nobody. */
export const noInvitations: Answers = {
  publicState: {
    ...(usualAnswers.publicState as ValueOf<typeof publicState>),
    availablePromo: { REFERRAL: { enabled: false } },
  },
}
