import { type ContractInfo, ContractReading, isContractKind } from '@baize/account'
import { Button, Inline, LinkButton } from '@baize/ui'
import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { kindPath, useWorkspace } from './useWorkspace.ts'

/** One contract in full, with the way back to the others and a button to print. */
export function ContractView({ id, info }: { id: string; info: ContractInfo }) {
  const { t } = useLingui()
  const { kind, side } = useWorkspace()
  return (
    <ContractReading
      id={id}
      info={info}
      own={side === 'own'}
      actions={
        <Inline align="between" space="sm">
          <LinkButton
            href={kindPath(isContractKind(kind) ? kind : 'dividend', side)}
            variant="plain"
            tone="neutral"
            size="small"
            icon={<BackIcon size={18} />}
          >
            {t({ message: 'View contracts', context: 'button' })}
          </LinkButton>
          <Button variant="outline" tone="neutral" size="small" onClick={() => print()}>
            {t({ message: 'Print', context: 'button: a contract' })}
          </Button>
        </Inline>
      }
    />
  )
}
