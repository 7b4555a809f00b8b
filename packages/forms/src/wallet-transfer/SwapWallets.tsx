import { Button, Inline } from '@baize/ui'
import { RefreshIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFormScope } from '../form/FormContext.ts'
import { useFieldValue, useRecheck } from '../money/live.tsx'

export interface SwapWalletsProps {
  /** What is in the wallet that money is taken from. */
  maximum: string | undefined
}

/** Swaps the ends of the transfer; ensures that it has two ends and that the amount is available. */
export function SwapWallets({ maximum }: SwapWalletsProps) {
  const { t } = useLingui()
  const { form, late, edited } = useFormScope()
  const from = useFieldValue('fromWallet')
  const to = useFieldValue('toWallet')
  useRecheck('amount', maximum)
  useRecheck('toWallet', from)

  useEffect(
    () =>
      late.add('toWallet', {
        problem: ({ fromWallet, toWallet }) =>
          fromWallet !== '' && fromWallet === toWallet
            ? { field: 'toWallet', code: 'sameWallet' }
            : undefined,
      }),
    [late],
  )

  function swap() {
    form.setValues((values) => ({ ...values, fromWallet: to, toWallet: from }))
    edited()
  }
  return (
    <Inline align="center">
      <Button
        variant="soft"
        tone="neutral"
        size="small"
        icon={<RefreshIcon />}
        disabled={to === '' || from === ''}
        onClick={swap}
      >
        {t({ message: 'Swap direction', context: 'button: a transfer goes the other way' })}
      </Button>
    </Inline>
  )
}
