import {
  BettingRecordScreen,
  ChangePasswordForm,
  DepositScreen,
  loadScreenMessages,
  TransactionRecordScreen,
  usePermission,
  useTitle,
  WithdrawScreen,
} from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { Card, Container, Heading, Stack, toast } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { NotFound } from '../app/NotFound.tsx'

const pages: Record<string, { title: MessageDescriptor; Screen: ComponentType }> = {
  deposit: { title: msg({ message: 'Deposit', context: 'page title' }), Screen: DepositScreen },
  withdraw: { title: msg({ message: 'Withdraw', context: 'page title' }), Screen: WithdrawScreen },
  'betting-record': {
    title: msg({ message: 'Betting record', context: 'page title' }),
    Screen: BettingRecordScreen,
  },
  transactions: {
    title: msg({ message: 'Transaction record', context: 'page title' }),
    Screen: TransactionRecordScreen,
  },
  security: { title: msg({ message: 'Security', context: 'page title' }), Screen: Security },
}

/** The pages of a member's own. */
export function MemberCentre({ page = 'security' }: { page?: string | undefined }) {
  const { i18n } = useLingui()
  const { brandName } = usePermission()
  const found = Object.hasOwn(pages, page) ? pages[page] : undefined
  useTitle(found ? i18n._(found.title) : '', brandName)
  if (!found) return <NotFound />
  const { Screen } = found
  return (
    <LanguageSection load={loadScreenMessages}>
      <Screen />
    </LanguageSection>
  )
}

function Security() {
  const { t } = useLingui()
  return (
    <Container width="narrow">
      <Stack space="lg">
        <Heading level={1}>{t({ message: 'Security', context: 'page title' })}</Heading>
        <Card as="section">
          <Stack space="md">
            <Heading level={2}>{t({ message: 'Change password', context: 'heading' })}</Heading>
            <ChangePasswordForm
              onChanged={() => toast({ tone: 'positive', message: t`Your password is changed.` })}
            />
          </Stack>
        </Card>
      </Stack>
    </Container>
  )
}
