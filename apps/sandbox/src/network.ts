import type { Network } from '@baize/platform/counterparts.ts'

/** Delivers nothing for real: how the number, or the name before the `@`, ends decides what happens. */
export const network: Network = {
  deliver({ settings }, to) {
    const local = to.split('@')[0] ?? ''
    if (local.endsWith('9901')) return { state: 'sent', after: settings.shortDelays ? 2 : 20 }
    return { state: local.endsWith('9902') ? 'failed' : 'sent', after: 0 }
  },
}
