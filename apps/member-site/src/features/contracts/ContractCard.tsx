import { type Contract, ContractFacts, ContractStateLabel, kindNames, TierTable } from '@baize/account'
import { Card, Heading, Inline, LinkButton, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { contractPath } from './contractPath.ts'

/** A contract that is in force, at a glance. */
export function ContractCard({ contract }: { contract: Contract }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { kind, version, tiers } = contract
  const name = i18n._(kindNames[kind])
  const title = t({ message: `${name}, version ${version}`, context: 'title of a contract' })
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Stack space="md">
        <Inline align="between" space="sm">
          <Heading level={2} size="group" id={id}>
            {title}
          </Heading>
          <ContractStateLabel contract={contract} />
        </Inline>
        <ContractFacts contract={contract} />
        <TierTable kind={kind} tiers={tiers} of={title} />
        <LinkButton href={contractPath(contract.id)} variant="soft">
          {t({ message: 'Details and history', context: 'button: of a contract' })}
        </LinkButton>
      </Stack>
    </Card>
  )
}
