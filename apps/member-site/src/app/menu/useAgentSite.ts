import { usePermission, useSession } from '@baize/site'

/** Where the agent's own site is: for agents, where the brand has any, and nowhere else. */
export function useAgentSite(): string | undefined {
  const { member } = useSession()
  const { switches, resources } = usePermission()
  if (!member?.isAgent || switches.AGENTPOLICY3 !== true) return undefined
  return resources.AGENT?.find(({ label }) => label === 'agent')?.url
}
