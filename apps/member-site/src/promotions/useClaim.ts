import { useActions, usePermission, useProblemText } from '@baize/account'
import { ApiError } from '@baize/api'
import { balance, claimPromotion, promotionStates } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Takes the payout of a promotion, once; what came of it is told in a notice. */
export function useClaim(): { claiming: string | null; claim: (id: string) => Promise<void> } {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const { actOnce, refresh } = useActions()
  const problemText = useProblemText()
  const [claiming, setClaiming] = useState<string | null>(null)
  const claim = async (id: string) => {
    setClaiming(id)
    try {
      const { reward } = await actOnce(claimPromotion, { params: { id } }, id)
      const paid = format.amount(reward ?? '0.00', { symbol: currencySymbol })
      toast({ tone: 'positive', message: t`${paid} is in your balance.` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ tone: 'critical', message: problemText(error) })
    } finally {
      setClaiming(null)
      refresh(promotionStates, balance)
    }
  }
  return { claiming, claim }
}
