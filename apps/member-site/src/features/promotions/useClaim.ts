import { balance, claimPromotion, promotionStates } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useCall, usePermission } from '@baize/site'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** Takes the payout of a promotion, once; its result is shown in a notice. */
export function useClaim(): { claiming: string | null; claim: (id: string) => void } {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const { isPending, variables, mutate } = useCall(claimPromotion, {
    intent: ({ params }) => params.id,
    invalidatesAnyway: [promotionStates, balance],
    failureToast: true,
    onSuccess({ reward }) {
      const paid = format.amount(reward ?? '0.00', { symbol: currencySymbol })
      toast({ tone: 'positive', message: t`${paid} is in your balance.` })
    },
  })
  return {
    claiming: isPending ? variables.params.id : null,
    claim: (id: string) => mutate({ params: { id } }),
  }
}
