import { teamTags } from '@baize/api/calls'
import { useApiQuery, useMay } from '@baize/site'
import {
  Button,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  SegmentedControl,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@baize/ui'
import { LinkIcon, SearchIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { Redirect, useSearchParams } from 'wouter'
import { FigureList } from '../../shared/parts/FigureList.tsx'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import { usePeriod } from '../../shared/parts/usePeriod.ts'
import { downlinePath, paths } from '../../shared/paths.ts'
import { shows, useShowNames } from './shows.ts'
import * as css from './TeamMembers.css.ts'
import { TeamTable } from './TeamTable.tsx'
import { TeamTree } from './TeamTree.tsx'
import { TopLists } from './TopLists.tsx'
import { useMemberSearch } from './useMemberSearch.ts'

const pageSize = 20

/** The accounts of the team level by level, or those that were searched for; each opens its branch and its details. */
export function TeamMembersScreen() {
  const { t } = useLingui()
  const { typed, search, type } = useMemberSearch()
  const period = usePeriod('last7')
  const { range } = period
  const [params, setParams] = useSearchParams()
  const change = (name: string, value: string, replace = false) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace },
    )
  const showNames = useShowNames()
  const may = useMay()
  const show = shows.find((one) => one === params.get('show'))
  const tag = (params.get('tag') ?? '').slice(0, 24)
  const tags = useApiQuery(teamTags, {}).data?.tags ?? []
  const parentId = params.get('parentId') ?? ''
  const query = {
    pageSize: String(pageSize),
    ...(search ? { search } : {}),
    ...(parentId ? { parentId } : {}),
    ...(show ? { show } : {}),
    ...(tag ? { tag } : {}),
    ...range,
  }
  // Results of a search are of several branches: they are a table, each row with a link into the tree.
  const narrowed = Boolean(search || show || tag)
  const asTree = params.get('view') === 'tree' && !narrowed
  // An earlier address of an account's page, when it was a drawer of this page.
  const member = params.get('member')
  if (member) return <Redirect to={downlinePath(member, range)} replace />
  const title = t({ message: 'Team management', context: 'page of the agent centre' })
  const help = (
    <FigureList
      figures={[
        ...(['team', 'stake', 'validBet', 'profitLoss', 'given', 'net'] as const),
        ...(['active', 'deposits', 'withdrawals', 'firstDeposits'] as const),
      ]}
    />
  )
  return (
    <Stack space="sm">
      <Inline align="between" space="sm">
        <Heading level={1}>{title}</Heading>
        <PeriodBar period={period} />
        {may('full') && (
          <LinkButton href={paths.openAccount} variant="soft" icon={<LinkIcon size={18} />}>
            {t({ message: 'Create account', context: 'page of the agent centre' })}
          </LinkButton>
        )}
      </Inline>
      <search className={css.filters}>
        <TextField
          type="search"
          inputMode="search"
          autoComplete="off"
          label={t({ message: 'Search accounts', context: 'label of a search field' })}
          hideLabel
          placeholder={t({ message: 'Search accounts', context: 'label of a search field' })}
          before={<SearchIcon size={18} />}
          value={typed}
          maxLength={64}
          onValueChange={type}
        />
        <SelectField
          hideLabel
          label={t({ message: 'Show', context: 'filter: which accounts of a team' })}
          value={show ?? ''}
          onValueChange={(value) => change('show', value)}
          options={[
            { value: '', label: t({ message: 'By level', context: 'filter: accounts of a team' }) },
            ...shows.map((value) => ({ value, label: showNames[value] })),
          ]}
        />
        {(tags.length > 0 || tag !== '') && (
          <SelectField
            hideLabel
            label={t({ message: 'Tag', context: 'filter: accounts with a word of the agent' })}
            value={tag}
            onValueChange={(value) => change('tag', value)}
            options={[
              { value: '', label: t({ message: 'All accounts', context: 'filter: accounts of a team' }) },
              ...[...new Set([...tags.map((each) => each.tag), ...(tag ? [tag] : [])])].map((value) => ({
                value,
                label: value,
              })),
            ]}
          />
        )}
        <TopLists />
        <SegmentedControl
          label={t({ message: 'Team view', context: 'name of a choice' })}
          value={params.get('view') === 'tree' ? 'tree' : 'table'}
          onValueChange={(view) => setParams({ ...(view === 'tree' ? { view } : {}), ...range })}
          segments={[
            { value: 'table', label: t({ message: 'Table', context: 'how a team is shown' }) },
            { value: 'tree', label: t({ message: 'Tree', context: 'how a team is shown' }) },
          ]}
        />
      </search>
      <Inline align="between" space="sm">
        <Text size="sm" tone="muted">
          {t`Figures are of these dates, each account with everyone below it. The search covers the whole team: names and your notes.`}
        </Text>
        {asTree && help}
      </Inline>
      {asTree ? (
        <TeamTree
          at={params.get('at') ?? ''}
          range={range}
          onAtChange={(id) => change('at', id, true)}
          empty={<NobodyYet />}
        />
      ) : (
        <TeamTable
          title={title}
          query={query}
          days={range}
          mixed={narrowed}
          help={help}
          empty={
            search ? (
              <NotFound search={search} onClear={() => type('')} />
            ) : show || tag || parentId ? (
              <EmptyState title={t`No accounts`}>{t`Choose other accounts above.`}</EmptyState>
            ) : (
              <NobodyYet />
            )
          }
        />
      )}
    </Stack>
  )
}

function NotFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No one in your team matches “${search}”`}
      icon={<SearchIcon size={32} />}
      action={
        <Button variant="soft" onClick={onClear}>
          {t({ message: 'Show all', context: 'button: clears a search' })}
        </Button>
      }
    >
      {t`Search by account name, nickname or note.`}
    </EmptyState>
  )
}

function NobodyYet() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Your team begins with one link`}
      action={
        <LinkButton href={paths.openAccount} icon={<LinkIcon size={18} />}>
          {t({ message: 'Open an account', context: 'button: for a downline' })}
        </LinkButton>
      }
    >
      {t`Create a link and share it. Anyone who registers with it appears here.`}
    </EmptyState>
  )
}
