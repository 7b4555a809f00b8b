/** The conversation's partner: customer service, the chat room of all members, or a dealer by id. */
export type Partner = 'service' | 'room' | { readonly modelId: string }

/** The chat room's name in the address; no dealer has it for an id. */
const roomInAddress = 'room'

/** The partner in the address: `?with=room`, or a dealer's id. */
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

/** The request to the platform. */
export function launchOf(partner: Partner): { modelId?: string; room?: boolean } {
  if (partner === 'service') return {}
  return partner === 'room' ? { room: true } : { modelId: partner.modelId }
}
