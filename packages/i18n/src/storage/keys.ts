/**
 * Everything that the product keeps over a reload, by name: what is not here cannot be kept. A name, and the value
 * under it, outlives a deploy. One that ends in a dot begins the names of many.
 */
interface KeptNames {
  /** For as long as the tab is open, and gone with a sign-out. */
  tab:
    | 'agent.door'
    | 'baize.contracts.seen'
    | 'baize.pendingActions.dismissed'
    | 'baize.firstVisit'
    | 'baize.invitation'
    | 'baize.reset'
    | 'baize.resume'
    | `baize.announcements.${string}`
    /** Transfers of a file that are being sent. */
    | `baize.batch.${string}`
    | `baize.draft.${string}`
    /** Accounts that were selected for an offer. */
    | `baize.offerTo.${string}`
    /** When the next code may be requested. */
    | `baize.resend.${string}`
    /** The brand that is being edited. */
    | `baize.studio.${string}`
    /** Branches of the team's tree. */
    | 'baize.tree.open'
    /** The vendors of games, as specified. */
    | 'gameVendor'
    /** The key of what was begun and has no definite response. */
    | `intent.${string}`
    /** Half of a session, as specified. */
    | 'token'
  /** For good, the same in all tabs of an origin. */
  browser:
    | `baize.announcements.${string}`
    | 'baize.balanceHidden'
    | 'baize.charts'
    /** The platform still has to forget this browser. */
    | `baize.forgetDevice.${string}`
    | `baize.inviteTemplates.${string}`
    | 'baize.locale'
    | 'baize.locale.previous'
    | 'baize.motion'
    | `baize.offerTemplates.${string}`
    | 'baize.scheme'
    | 'baize.searches'
    | 'baize.worker'
}

export type TabKey = KeptNames['tab']
export type BrowserKey = KeptNames['browser']
