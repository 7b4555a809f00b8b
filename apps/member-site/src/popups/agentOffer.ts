let wanted = false

/** Somebody has just signed in: if it is an agent, the agents' site is offered, once. */
export function offerAgentSite(): void {
  wanted = true
}

/** Whether it is to be offered now. */
export function takeAgentOffer(): boolean {
  const offered = wanted
  wanted = false
  return offered
}
