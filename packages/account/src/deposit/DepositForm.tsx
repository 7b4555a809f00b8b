import { ApiError, type ValueOf } from '@baize/api'
import { createDeposit, type depositMethods } from '@baize/api/calls'
import { type DepositRequest, DepositForm as Form } from '@baize/forms'
import { Link, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useCurrency } from '../funds/useCurrency.ts'
import { usePlace } from '../places/places.ts'
import { useActions } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { LimitsReminder } from './LimitsReminder.tsx'
import type { Deposit } from './states.ts'
import { type EarnableBonus, useBonusChoices } from './useBonusChoices.tsx'

export interface DepositFormProps {
  methods: ValueOf<typeof depositMethods>['methods']
  /** Bonuses that this deposit can earn. */
  bonuses: readonly EarnableBonus[]
  /** The deposit is open: now it has to be paid. */
  onOpened: (deposit: Deposit) => void
}

/** The form of a deposit, joined to the platform. */
export function DepositForm({ methods, bonuses, onOpened }: DepositFormProps) {
  const { t } = useLingui()
  const { actOnce } = useActions()
  const problemText = useProblemText()
  const currency = useCurrency()
  const limits = usePlace('limits')()
  const shown = useMemo(
    () => methods.map((method) => ({ ...method, bringsAmount: method.kind === 'voucher' })),
    [methods],
  )

  const choices = useBonusChoices(bonuses, currency)

  async function submit({ methodId, amount, details, bonusId }: DepositRequest) {
    const body = {
      methodId,
      ...(amount === undefined ? {} : { amount }),
      ...(bonusId === undefined ? {} : { bonusId }),
      ...(Object.keys(details).length === 0 ? {} : { details }),
    }
    onOpened(await actOnce(createDeposit, { body }, JSON.stringify(body)))
  }

  return (
    <Stack space="md">
      <Form
        methods={shown}
        currency={currency}
        bonuses={choices}
        limitsReminder={<LimitsReminder />}
        onSubmit={submit}
        explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
      />
      {choices.length > 0 && (
        <Text size="sm" tone="muted">
          {t`Without a bonus now nothing is lost: what this deposit earns waits under Bonuses until you claim it.`}
        </Text>
      )}
      {limits && (
        <Link alone href={limits}>
          {t({ message: 'Set yourself a limit', context: 'link' })}
        </Link>
      )}
      {methods.some(({ sandbox }) => sandbox) && (
        <Text size="sm" tone="muted">
          {t`This is the sandbox: its bank pays for you. Nothing has to be transferred.`}
        </Text>
      )}
    </Stack>
  )
}
