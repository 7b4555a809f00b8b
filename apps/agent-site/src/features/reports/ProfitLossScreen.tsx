import { usePermission } from '@baize/site'
import { Heading, Stack, Tabs } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useFilter } from '../../shared/useFilter.ts'
import { AccountResults } from './AccountResults.tsx'
import { DayResults } from './DayResults.tsx'

/** What the team won and lost: by account with the branch below each, or by day. */
export function ProfitLossScreen() {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const filter = useFilter()
  return (
    <Stack space="lg">
      <Heading level={1}>
        {t({ message: 'User profit and loss', context: 'page of the agent centre' })}
      </Heading>
      <Tabs
        label={t({ message: 'Views of profit and loss', context: 'name of the tabs' })}
        value={filter.get('view', ['days']) || 'accounts'}
        onValueChange={(id) => filter.set({ view: id === 'days' ? 'days' : '' })}
        tabs={[
          {
            id: 'accounts',
            label: t({ message: 'By account', context: 'tab of a report' }),
            content: <AccountResults currency={currencySymbol} />,
          },
          {
            id: 'days',
            label: t({ message: 'By day', context: 'tab of a report' }),
            content: <DayResults currency={currencySymbol} />,
          },
        ]}
      />
    </Stack>
  )
}
