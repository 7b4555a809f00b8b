import { ContractReading, useWaitingContracts } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { Loaded } from '@baize/site'
import { Button, EmptyState, Inline, LinkButton, Stack, Text } from '@baize/ui'
import { ContractIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { paths } from '../../shared/paths.ts'
import { closePopup, openContract, useOpenContract, useOpenPopup } from '../../shared/popups/popups.ts'
import { loadMessages } from './messages.ts'
import { WaitingChoice } from './WaitingChoice.tsx'

/** What waits for the account's response: an offer, or a request to end a contract, in a popup over any page. */
export function ContractPopup() {
  return (
    <LanguageSection load={loadMessages}>
      <Read />
    </LanguageSection>
  )
}

function Read() {
  const { info, count, read, waiting } = useWaitingContracts()
  const asked = useOpenContract()
  const open = useOpenPopup() === 'contract'
  const first = waiting[0]?.contract.id
  // The address has the open one's id: after the response it stays open and shows the result. A closing one requests
  // nothing.
  useEffect(() => {
    if (open && asked === null && first !== undefined) openContract(first, { replace: true })
  }, [open, asked, first])
  return (
    <Loaded read={info} lines={8}>
      {(value) => {
        if (asked === null) {
          return count > 0 && first === undefined ? (
            <Loaded read={read} lines={8}>
              {() => <NothingWaits />}
            </Loaded>
          ) : (
            <NothingWaits />
          )
        }
        return (
          <Stack space="lg">
            <WaitingChoice waiting={waiting} open={asked} />
            <ContractReading
              key={asked}
              id={asked}
              info={value}
              own={waiting.find(({ contract }) => contract.id === asked)?.own ?? true}
              level={2}
            />
            <Closing asked={waiting.some(({ contract }) => contract.id === asked)} />
          </Stack>
        )
      }}
    </Loaded>
  )
}

function Closing({ asked }: { asked: boolean }) {
  const { t } = useLingui()
  return (
    <Stack space="sm">
      {asked && (
        <Text size="sm" tone="muted">
          {t`Take your time. The offer waits in the member centre until you answer.`}
        </Text>
      )}
      <Inline align="between" space="sm">
        <LinkButton href={paths.contracts} variant="plain">
          {t({ message: 'All my contracts', context: 'button: leads to the member centre' })}
        </LinkButton>
        <Button variant="outline" tone="neutral" onClick={closePopup}>
          {asked
            ? t({ message: 'Decide later', context: 'button: closes an offered contract' })
            : t({ message: 'Close', context: 'button' })}
        </Button>
      </Inline>
    </Stack>
  )
}

function NothingWaits() {
  const { t } = useLingui()
  return (
    <EmptyState
      level={2}
      icon={<ContractIcon size={32} />}
      title={t`No contract waits for your answer`}
      action={
        <LinkButton href={paths.contracts}>
          {t({ message: 'All my contracts', context: 'button: leads to the member centre' })}
        </LinkButton>
      }
    />
  )
}
