import { deposits } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import { Alert, Amount, Button, Inline, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { isOpen } from './states.ts'

/** Deposits that are still open, so that the member does not open a second one for the same payment. */
export function UnpaidDeposits({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useLingui()
  const currency = useCurrency()
  const open = useApiQuery(deposits, { query: { pageSize: '5' } }).data?.rows.filter(isOpen) ?? []
  if (open.length === 0) return null
  return (
    <Alert title={t`You have an open deposit`}>
      <Stack space="xs">
        {open.map(({ id, amount }) => (
          <Inline key={id} align="between" space="sm">
            <Amount value={amount} currency={currency} />
            <Button size="small" variant="soft" onClick={() => onOpen(id)}>
              {t({ message: 'Continue', context: 'button: an open deposit' })}
            </Button>
          </Inline>
        ))}
      </Stack>
    </Alert>
  )
}
