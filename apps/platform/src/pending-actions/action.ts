import type { CallValue, pendingActions } from '@baize/api/contract'

export type Action = CallValue<typeof pendingActions>['rows'][number]
