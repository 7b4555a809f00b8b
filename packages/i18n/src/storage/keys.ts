/**
 * Everything that the product keeps over a reload, by name: what is not here cannot be kept. A name, and what stands
 * under it, outlives a deploy. One that ends in a dot begins the names of many.
 */
interface KeptNames {
  /** For as long as the tab is open, and gone with a sign-out. */
  tab:
    | 'agent.door'
    | 'baize.contracts.seen'
    | 'baize.firstVisit'
    | 'baize.invitation'
    | 'baize.reset'
    | 'baize.resume'
    | `baize.announcements.${string}`
    | `baize.draft.${string}`
    /** When the next code may be asked for. */
    | `baize.resend.${string}`
    /** The brand that somebody is at work on. */
    | `baize.studio.${string}`
    /** The vendors of games, as specified. */
    | 'gameVendor'
    /** The key of what was begun and has no definite answer. */
    | `intent.${string}`
    /** Half of a session, as specified. */
    | 'token'
  /** For good, the same in all tabs of an origin. */
  browser:
    | `baize.announcements.${string}`
    | 'baize.balanceHidden'
    /** The platform has yet to be told to forget this browser. */
    | `baize.forgetDevice.${string}`
    | `baize.inviteTemplates.${string}`
    | 'baize.locale'
    | 'baize.locale.previous'
    | 'baize.motion'
    | `baize.report.${string}`
    | 'baize.scheme'
    | 'baize.worker'
}

export type TabKey = KeptNames['tab']
export type BrowserKey = KeptNames['browser']
