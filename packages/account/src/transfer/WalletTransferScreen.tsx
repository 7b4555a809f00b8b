import { merchantWallet } from '@baize/api/calls'
import { Loaded, useApiQuery, useInAddress, useStepFocus } from '@baize/site'
import { Card, Columns, EmptyState, Heading, Stack } from '@baize/ui'
import { WalletIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { FundsTile } from '../funds/FundsTile.tsx'
import { BringBack } from './BringBack.tsx'
import { PlayLimits } from './PlayLimits.tsx'
import { RecentTransfers } from './RecentTransfers.tsx'
import { TransferForm } from './TransferForm.tsx'
import { TransferProgress } from './TransferProgress.tsx'

/** Money between the main wallet and those that vendors keep. The transfer that is open is in the address. */
export function WalletTransferScreen() {
  const { t } = useLingui()
  const read = useApiQuery(merchantWallet, {})
  const [opened, setOpened] = useInAddress('transfer')
  const step = useStepFocus<HTMLElement>(opened)
  return (
    <Stack space="lg">
      <Heading level={1}>
        {t({ message: 'Game wallets', context: 'page title: money between the balance and vendors' })}
      </Heading>
      <Loaded read={read}>
        {({ isSingle, wallets }) => (
          <Columns template="2/1" collapseBelow="desktop" alignY="start">
            <Card as="section" ref={step}>
              {opened !== null ? (
                <TransferProgress id={opened} wallets={wallets} onRestart={() => setOpened(null)} />
              ) : isSingle ? (
                <EmptyState icon={<WalletIcon size={32} />} title={t`One wallet for all games`}>
                  {t`Every game uses your balance directly. You don’t need to transfer anything.`}
                </EmptyState>
              ) : (
                <Stack space="lg">
                  <PlayLimits />
                  <TransferForm wallets={wallets} onBegun={setOpened} />
                  <BringBack wallets={wallets} />
                </Stack>
              )}
            </Card>
            <Stack space="md">
              <FundsTile />
              <RecentTransfers wallets={wallets} onOpen={setOpened} />
            </Stack>
          </Columns>
        )}
      </Loaded>
    </Stack>
  )
}
