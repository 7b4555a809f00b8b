import type { ContractKind } from '@baize/account'
import { contracts } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { EmptyState, Stack } from '@baize/ui'
import { RecordIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { ContractSummary } from './ContractSummary.tsx'
import { ContractVersions, newestVersions } from './ContractVersions.tsx'

/** The contracts that pay the account itself: what is in force, and every version that there was. */
export function OwnContracts({ kind }: { kind: ContractKind }) {
  const { t } = useLingui()
  const read = useApiQuery(contracts, { query: newestVersions(kind) })
  return (
    <Loaded read={read} lines={6}>
      {({ rows }) => {
        const running = rows.filter(({ state }) => state === 'valid' || state === 'terminationRequested')
        if (rows.length === 0) {
          return (
            <EmptyState title={t`You have no contract of this type yet`} icon={<RecordIcon size={32} />}>
              {t`When your upline offers one, it appears here for you to answer.`}
            </EmptyState>
          )
        }
        return (
          <Stack space="lg">
            {running.map((contract) => (
              <ContractSummary key={contract.id} contract={contract} side="own" />
            ))}
            <ContractVersions kind={kind} />
          </Stack>
        )
      }}
    </Loaded>
  )
}
