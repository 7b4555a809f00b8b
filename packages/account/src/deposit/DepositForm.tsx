import { ApiError, type ValueOf } from '@baize/api'
import { createDeposit, type depositMethods, limits } from '@baize/api/calls'
import { type DepositRequest, DepositForm as Form } from '@baize/forms'
import { useCall, useProblemText } from '@baize/site'
import { Alert, Link, Skeleton, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useCurrency } from '../funds/useCurrency.ts'
import { isUsedUp } from '../limits/leftOf.ts'
import { LeftUntil, UsedUp } from '../limits/UsedUp.tsx'
import { usePlace } from '../places/places.ts'
import { LimitsReminder } from './LimitsReminder.tsx'
import type { Deposit } from './states.ts'
import { type EarnableBonus, useBonusChoices } from './useBonusChoices.tsx'
import { useDepositBounds } from './useDepositBounds.ts'

export interface DepositFormProps {
  methods: readonly ValueOf<typeof depositMethods>['methods'][number][]
  /** Bonuses that this deposit can earn. */
  bonuses: readonly EarnableBonus[]
  /** The deposit is open: now it has to be paid. */
  onOpened: (deposit: Deposit) => void
}

/** The form of a deposit within the member's own limits; in its place, why nothing can be deposited now. */
export function DepositForm({ methods, ...rest }: DepositFormProps) {
  const { t } = useLingui()
  const bounds = useDepositBounds(methods)
  if (bounds === undefined)
    return (
      <div aria-busy="true">
        <Stack space="sm">
          <Skeleton count={4} />
        </Stack>
      </div>
    )
  const { limit } = bounds
  if (bounds.exclusion !== null) return <LimitsReminder />
  if (methods.length > 0 && bounds.methods.length === 0 && limit) {
    return (
      <UsedUp
        limit={limit}
        {...(isUsedUp(limit)
          ? {}
          : {
              title: t({
                message: 'Your remaining deposit limit is below the minimum deposit',
                context: 'title',
              }),
            })}
      />
    )
  }
  return (
    <Stack space="md">
      {limit && (
        <Alert>
          <LeftUntil limit={limit} />
        </Alert>
      )}
      <AskForDeposit {...rest} methods={bounds.methods} />
    </Stack>
  )
}

/** The form of a deposit, joined to the platform. */
function AskForDeposit({ methods, bonuses, onOpened }: DepositFormProps) {
  const { t } = useLingui()
  const create = useCall(createDeposit, {
    intent: ({ body }) => JSON.stringify(body),
    invalidatesAnyway: [limits],
  })
  const problemText = useProblemText()
  const currency = useCurrency()
  const limitsHref = usePlace('limits')()
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
    onOpened(await create.mutateAsync({ body }))
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
          {t`You won’t miss out if you skip a bonus now. Any bonus from this deposit waits under Bonuses until you claim it.`}
        </Text>
      )}
      {limitsHref && (
        <Link standalone href={limitsHref}>
          {t({ message: 'Set a limit', context: 'link' })}
        </Link>
      )}
      {methods.some(({ sandbox }) => sandbox) && (
        <Text size="sm" tone="muted">
          {t`This is a sandbox. Its bank pays for you, so you don’t need to transfer anything.`}
        </Text>
      )}
    </Stack>
  )
}
