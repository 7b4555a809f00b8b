import { ApiError } from '@baize/api'
import { balance, consolidatedFunds, merchantWallet, walletTransfer, walletTransfers } from '@baize/api/calls'
import { isolated } from '@baize/i18n/format'
import { callOnce, useInvalidate, usePlatform, useProblemText } from '@baize/site'
import { Button, Inline, toast } from '@baize/ui'
import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Wallets } from './TransferForm.tsx'

/** Moves all that vendors hold back to the main wallet, one by one: what one refuses keeps no other. */
export function BringBack({ wallets }: { wallets: Wallets }) {
  const { t } = useLingui()
  const invalidate = useInvalidate()
  const platform = usePlatform()
  const problemText = useProblemText()
  const main = wallets.find((wallet) => wallet.main)
  const full = wallets.filter(
    ({ main, isSingle, maintenance, balance }) => !main && !isSingle && !maintenance && /[1-9]/.test(balance),
  )

  // One after the other: what fails is named, and delays none of the others.
  const bringing = useMutation({
    async mutationFn(to: string) {
      let brought = 0
      for (const { id, name, balance: amount } of full) {
        const body = { fromWalletId: id, toWalletId: to, amount }
        try {
          await callOnce(platform, walletTransfer, { body }, `${id} ${to} ${amount}`)
          brought += 1
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          const problem = problemText(error)
          toast({
            tone: 'critical',
            message: t({
              message: `${{ name: isolated(name) }}: ${problem}`,
              comment: 'a wallet of a vendor, and what went wrong',
            }),
          })
        }
      }
      return brought
    },
    onSuccess(brought) {
      invalidate(walletTransfers, merchantWallet, consolidatedFunds, balance)
      if (brought > 0) toast({ tone: 'positive', message: t`The money is on its way to your main wallet.` })
    },
  })
  if (!main) return null
  return (
    <Inline>
      <Button
        variant="soft"
        icon={<BackIcon />}
        loading={bringing.isPending}
        disabled={full.length === 0}
        onClick={() => bringing.mutate(main.id)}
      >
        {t({
          message: 'Return all to main wallet',
          context: 'button: from the wallets of vendors to the main one',
        })}
      </Button>
    </Inline>
  )
}
