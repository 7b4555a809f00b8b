import { ContractReading, useContractInfo } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { Loaded, useArrival } from '@baize/site'
import { Inline, LinkButton } from '@baize/ui'
import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { ContractList } from './ContractList.tsx'
import { loadMessages } from './messages.ts'

/** The member's side of contracts: pending contracts, those in force, past ones; or one of them in full. */
export function ContractsScreen() {
  const [search] = useSearchParams()
  const open = search.get('open')
  useArrival(`${open}`)
  return (
    <LanguageSection load={loadMessages}>
      {open === null ? <ContractList /> : <One id={open} />}
    </LanguageSection>
  )
}

function One({ id }: { id: string }) {
  const { t } = useLingui()
  const info = useContractInfo()
  return (
    <Loaded read={info} lines={8} level={1}>
      {(value) => (
        <ContractReading
          id={id}
          info={value}
          own
          actions={
            <Inline>
              <LinkButton
                href={paths.contracts}
                variant="plain"
                tone="neutral"
                size="small"
                icon={<BackIcon size={18} />}
              >
                {t({ message: 'All my contracts', context: 'button: leads to the member centre' })}
              </LinkButton>
            </Inline>
          }
        />
      )}
    </Loaded>
  )
}
