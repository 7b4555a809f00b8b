import { usePermission, useSession } from '@baize/site'
import { confirm } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { takeAgentOffer } from './agentOffer.ts'

/** Offers the agents' site to an agent who has just signed in here; staying is possible, as a member. */
export function AgentOffer() {
  const { t } = useLingui()
  const { member } = useSession()
  const { switches, resources } = usePermission()
  const address = resources.AGENT?.[0]?.url
  const known = member !== undefined && !member.mustChangePassword
  const isAgent = known && member.isAgent

  useEffect(() => {
    if (!known || !takeAgentOffer() || !isAgent || !switches.AGENTPOLICY3 || !address) return
    void confirm({
      question: t({ message: 'Go to the agent site?', context: 'question in a dialog' }),
      message: t`Your team, contracts and reports are on the agent site. You can play here.`,
      confirmLabel: t({ message: 'Agent site', context: 'button in a dialog' }),
      cancelLabel: t({ message: 'Stay here', context: 'button in a dialog' }),
    }).then((go) => {
      if (go) location.assign(new URL('/agentHome', address))
    })
  }, [known, isAgent, switches.AGENTPOLICY3, address, t])
  return null
}
