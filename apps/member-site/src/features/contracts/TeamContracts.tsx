import { usePermission, useSession } from '@baize/site'
import { LinkButton, Stack, Text } from '@baize/ui'
import { ExternalIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'

/** An agent's contracts with its downlines, and all bills, are on the agent site. */
export function TeamContracts() {
  const { t } = useLingui()
  const { member } = useSession()
  const { switches, resources } = usePermission()
  const address = resources.AGENT?.[0]?.url
  if (!member?.isAgent || switches.AGENTPOLICY3 !== true || address === undefined) return null
  return (
    <Stack space="sm">
      <Text tone="secondary">{t`Contracts with your downlines, and every bill, are on the agent site.`}</Text>
      <LinkButton
        href={String(new URL('/agentHome/contracts', address))}
        variant="outline"
        icon={<ExternalIcon size={18} />}
      >
        {t({ message: 'To the agent site', context: 'button' })}
      </LinkButton>
    </Stack>
  )
}
