/** Whom one talks with: customer service, the room of all members, or somebody of the live tables by id. */
export type Partner = 'service' | 'room' | { readonly modelId: string }

/** The room's name in the address; no model of a live table has it for an id. */
const roomInAddress = 'room'

/** Who is chosen by the address: `?with=room`, or the id of somebody. */
export function partnerIn(search: URLSearchParams): Partner {
  const named = search.get('with')
  if (named === null) return 'service'
  return named === roomInAddress ? 'room' : { modelId: named }
}

/** The address's search for a partner. */
export function searchOf(partner: Partner): Record<string, string> {
  if (partner === 'service') return {}
  return { with: partner === 'room' ? roomInAddress : partner.modelId }
}

/** What the platform is asked for. */
export function launchOf(partner: Partner): { modelId?: string; room?: boolean } {
  if (partner === 'service') return {}
  return partner === 'room' ? { room: true } : { modelId: partner.modelId }
}
