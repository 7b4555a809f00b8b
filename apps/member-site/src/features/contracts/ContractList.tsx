import { type Contract, useWaitingContracts } from '@baize/account'
import { contracts } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { EmptyState, Heading, Stack, Text } from '@baize/ui'
import { ContractIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { ContractCard } from './ContractCard.tsx'
import { PastContracts } from './PastContracts.tsx'
import { TeamContracts } from './TeamContracts.tsx'
import { WaitingCard } from './WaitingCard.tsx'

const inForce = ({ state }: Contract) => state === 'valid' || state === 'terminationRequested'

/** All contracts that the account is paid by, with what is asked of it first. */
export function ContractList() {
  const { t } = useLingui()
  const { waiting } = useWaitingContracts()
  const read = useApiQuery(contracts, { query: { side: 'own', pageSize: '50' } })
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{t({ message: 'Contracts', context: 'page title: what an upline pays' })}</Heading>
        <Text tone="muted">{t`What your upline pays you for your team’s play.`}</Text>
      </Stack>
      {waiting.map((each) => (
        <WaitingCard key={each.contract.id} waiting={each} />
      ))}
      <Loaded read={read} lines={8}>
        {({ rows }) => {
          if (rows.length === 0) {
            return (
              <EmptyState title={t`You have no contract yet`} level={2} icon={<ContractIcon size={32} />}>
                {t`When your upline offers you one, it waits here for your answer.`}
              </EmptyState>
            )
          }
          const past = rows.filter((contract) => !inForce(contract) && contract.state !== 'requested')
          return (
            <>
              {rows.filter(inForce).map((contract) => (
                <ContractCard key={contract.id} contract={contract} />
              ))}
              {past.length > 0 && <PastContracts contracts={past} />}
            </>
          )
        }}
      </Loaded>
      <TeamContracts />
    </Stack>
  )
}
