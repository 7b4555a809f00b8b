import { categoryText } from '@baize/account'
import { gameVendors } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useApiQuery } from '@baize/site'
import { SearchField, SelectField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Filter } from '../../shared/useFilter.ts'
import { betStateNames, betStates } from './betStates.ts'
import { GameFilter } from './GameFilter.tsx'
import { gameTypes } from './gameTypes.ts'
import * as css from './Report.css.ts'

const levels = ['1', '2', '3', '4', '5']

/** What the address narrows the team's bets to, as the call takes it. */
export function betQuery(filter: Filter): Record<string, string> {
  const query = {
    search: filter.get('search'),
    account: filter.get('account'),
    state: filter.get('state', betStateNames),
    gameType: filter.get('gameType', gameTypes),
    vassalage: filter.get('vassalage').slice(0, 32),
    nodeId: /^[\w-]*$/.test(filter.get('nodeId')) ? filter.get('nodeId') : '',
    level: filter.get('level', levels),
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

/** Filters of the team's bets: number, account, state, category, vendor, game, level. */
export function BetFilters({ filter, gameName }: { filter: Filter; gameName: string | undefined }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { search = '', account = '', state = '', gameType = '', vassalage = '', ...more } = betQuery(filter)
  const lanes = useApiQuery(gameVendors, { query: {} }, { ofSession: false }).data?.lanes ?? []
  const cards = lanes.flatMap((lane) => lane.cards)
  const vendors = [...new Map(cards.map((card) => [card.vassalage, card])).values()]
  return (
    <search className={css.filters}>
      <SearchField
        key={`number ${search}`}
        hideLabel
        label={t({ message: 'Bet or round number', context: 'filter: on any day' })}
        placeholder={t({ message: 'Bet or round number', context: 'filter: on any day' })}
        defaultValue={search}
        maxLength={64}
        onSearch={(text) => filter.set({ search: text.trim() })}
      />
      <SearchField
        key={`account ${account}`}
        hideLabel
        label={t({ message: 'Account', context: 'filter: name of an account' })}
        placeholder={t({ message: 'Account', context: 'filter: name of an account' })}
        defaultValue={account}
        maxLength={64}
        onSearch={(text) => filter.set({ account: text.trim() })}
      />
      <SelectField
        hideLabel
        label={t({ message: 'Status', context: 'column' })}
        value={state}
        onValueChange={(value) => filter.set({ state: value })}
        options={[
          { value: '', label: t({ message: 'All settled', context: 'filter: states of bets' }) },
          ...betStateNames.map((value) => ({ value, label: i18n._(betStates[value].label) })),
        ]}
      />
      <SelectField
        hideLabel
        label={t({ message: 'Category', context: 'filter' })}
        value={gameType}
        onValueChange={(value) => filter.set({ gameType: value })}
        options={[
          { value: '', label: t({ message: 'All categories', context: 'filter' }) },
          ...gameTypes.map((value) => ({ value, label: categoryText(i18n, value) })),
        ]}
      />
      <SelectField
        hideLabel
        label={t({ message: 'Vendor', context: 'column' })}
        value={vassalage}
        onValueChange={(value) => filter.set({ vassalage: value, nodeId: '' })}
        options={[
          { value: '', label: t({ message: 'All vendors', context: 'filter' }) },
          ...vendors.map(({ vassalage: value, displayName: label }) => ({ value, label })),
        ]}
      />
      <GameFilter
        nodeId={more.nodeId ?? ''}
        name={gameName}
        vassalage={vassalage}
        onValueChange={(nodeId) => filter.set({ nodeId })}
      />
      <SelectField
        hideLabel
        label={t({ message: 'Level', context: 'filter: how far below the agent' })}
        value={more.level ?? ''}
        onValueChange={(value) => filter.set({ level: value })}
        options={[
          { value: '', label: t({ message: 'All levels', context: 'filter' }) },
          ...levels.map((value) => ({ value, label: format.number(Number(value)) })),
        ]}
      />
    </search>
  )
}
