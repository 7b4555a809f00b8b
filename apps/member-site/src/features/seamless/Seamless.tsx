import { merchantWallet } from '@baize/api/calls'
import { LanguageSection } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, useTitle, useToken } from '@baize/site'
import {
  Alert,
  Amount,
  Button,
  Card,
  EmptyState,
  Heading,
  KeyValueList,
  LinkButton,
  Stack,
  Text,
} from '@baize/ui'
import { WalletIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { paths } from '../../shared/paths.ts'
import { MemberRoom } from '../../shared/popups/MemberRoom.tsx'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import { loadMessages } from './messages.ts'

/** The single wallet: one balance for every vendor, and which vendors keep a wallet of their own all the same. */
export function Seamless() {
  return (
    <LanguageSection load={loadMessages}>
      <Page />
    </LanguageSection>
  )
}
Seamless.words = loadMessages

function Page() {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const { signedIn } = useToken()
  const gate = useMemberGate()
  const title = t({ message: 'One wallet for every game', context: 'page title' })
  useTitle(title, brandName)
  return (
    <Stack space="lg">
      <Stack space="xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">
          {t`Bets and wins use your balance, whichever vendor’s game you play. No transfers needed.`}
        </Text>
      </Stack>
      {signedIn ? (
        <MemberRoom level={2}>
          <Wallets />
        </MemberRoom>
      ) : (
        <EmptyState
          icon={<WalletIcon />}
          title={t`Sign in to see your wallet`}
          action={
            <Button onClick={() => gate({ to: 'wallet' }, () => {})}>
              {t({ message: 'Sign in', context: 'button' })}
            </Button>
          }
        >
          {t`See your balance and the vendors with a separate wallet.`}
        </EmptyState>
      )}
    </Stack>
  )
}

function Wallets() {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const read = useApiQuery(merchantWallet, {})
  return (
    <Loaded read={read} lines={6}>
      {({ isSingle, wallets }) => {
        const main = wallets.find((wallet) => wallet.main)
        const apart = wallets.filter((wallet) => !wallet.main && !wallet.isSingle)
        const single = wallets.filter((wallet) => !wallet.main && wallet.isSingle)
        return (
          <Stack space="md">
            <Card surface="felt" padding="lg">
              <Text tone="inherit" size="sm">
                {t({ message: 'Balance', context: 'of the main wallet' })}
              </Text>
              <Heading level={2} size="page">
                <Amount value={main?.balance ?? '0.00'} currency={currencySymbol} />
              </Heading>
            </Card>
            {isSingle ? (
              <Alert tone="positive">{t`Every vendor uses this balance directly.`}</Alert>
            ) : (
              <Card as="section">
                <Stack space="md">
                  <Heading level={2}>
                    {t({ message: 'Vendors with a separate wallet', context: 'heading' })}
                  </Heading>
                  <Text tone="muted">{t`Transfer money there before you play their games.`}</Text>
                  <KeyValueList
                    items={apart.map(({ id, name, language, balance, maintenance }) => ({
                      id,
                      label: name.trim() || id,
                      labelLang: language,
                      value: maintenance ? (
                        t({ message: 'Under maintenance', context: 'a vendor’s wallet' })
                      ) : (
                        <Amount value={balance} currency={currencySymbol} />
                      ),
                    }))}
                  />
                  <div>
                    <LinkButton href={paths.transfer}>
                      {t({ message: 'Transfer', context: 'button: between wallets' })}
                    </LinkButton>
                  </div>
                </Stack>
              </Card>
            )}
            {single.length > 0 && (
              <Card as="section">
                <Stack space="sm">
                  <Heading level={2}>
                    {t({ message: 'Vendors that use your balance', context: 'heading' })}
                  </Heading>
                  <Text>
                    {single.map(({ id, name, language }, index) => (
                      <Fragment key={id}>
                        {index > 0 && ' '}
                        <bdi lang={language}>{name.trim() || id}</bdi>
                        {/* The dot stays with the name before it: no line begins with one. */}
                        {index < single.length - 1 && '\u00a0·'}
                      </Fragment>
                    ))}
                  </Text>
                </Stack>
              </Card>
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}
