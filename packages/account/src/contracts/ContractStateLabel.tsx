import { usePlatform } from '@baize/site'
import { DateTime, StatusLabel } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Contract, stateLooks } from './contract.ts'

/** The state of a contract; one that was agreed and begins later shows when it begins. */
export function ContractStateLabel({ contract }: { contract: Pick<Contract, 'state' | 'validFrom'> }) {
  const { i18n } = useLingui()
  const { client } = usePlatform()
  const { state, validFrom } = contract
  const look = stateLooks[state]
  if (state === 'valid' && validFrom !== null && Date.parse(validFrom) > client.now().getTime()) {
    return (
      <StatusLabel tone="info">
        <Trans comment="state of a contract that was agreed and begins later">
          Starts <DateTime value={validFrom} show="date" />
        </Trans>
      </StatusLabel>
    )
  }
  return <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
}
