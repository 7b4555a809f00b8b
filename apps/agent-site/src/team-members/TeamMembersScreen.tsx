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
import { useSearchParams } from 'wouter'
import { paths } from '../app/paths.ts'
import { FigureList } from '../figures/FigureHelp.tsx'
import { PeriodBar } from '../team-overview/PeriodBar.tsx'
import { usePeriod } from '../team-overview/usePeriod.ts'
import { MemberDrawer } from './MemberDrawer.tsx'
import { shows, useShowNames } from './shows.ts'
import * as css from './TeamMembers.css.ts'
import { TeamTable } from './TeamTable.tsx'
import { TeamTree } from './TeamTree.tsx'
import { useMemberSearch } from './useMemberSearch.ts'

const pageSize = 20

/** The accounts of the team level by level, or those that were looked for; each opens its branch and its details. */
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
  const show = shows.find((one) => one === params.get('show'))
  const parentId = params.get('parentId') ?? ''
  const query = {
    pageSize: String(pageSize),
    ...(search ? { search } : {}),
    ...(parentId ? { parentId } : {}),
    ...(show ? { show } : {}),
    ...range,
  }
  // What is looked for is of several branches: it comes as a table, each row with its way into the tree.
  const narrowed = Boolean(search || show)
  const asTree = params.get('view') === 'tree' && !narrowed
  const title = t({ message: 'Team management', context: 'page of the agent centre' })
  return (
    <Stack space="lg">
      <Inline align="between" space="sm">
        <Heading level={1}>{title}</Heading>
        <LinkButton href={paths.openAccount} variant="soft" icon={<LinkIcon size={18} />}>
          {t({ message: 'Create account', context: 'page of the agent centre' })}
        </LinkButton>
      </Inline>
      <search className={css.filters}>
        <TextField
          type="search"
          inputMode="search"
          autoComplete="off"
          label={t({ message: 'Find an account', context: 'label of a search field' })}
          hint={t`Looks through the whole team. Without a search your direct accounts are shown.`}
          before={<SearchIcon size={18} />}
          value={typed}
          maxLength={64}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <SelectField
          label={t({ message: 'Show', context: 'filter: which accounts of a team' })}
          value={show ?? ''}
          onChange={(event) => change('show', event.target.value)}
          options={[
            { value: '', label: t({ message: 'Level by level', context: 'filter: accounts of a team' }) },
            ...shows.map((value) => ({ value, label: showNames[value] })),
          ]}
        />
      </search>
      <PeriodBar period={period} />
      <Inline align="between" space="sm">
        <Text size="sm" tone="muted">
          {t`Stake, valid bet and results are of these days, of each account with everybody below it.`}
        </Text>
        <FigureList figures={['team', 'stake', 'validBet', 'profitLoss', 'given', 'net', 'active']} />
      </Inline>
      <SegmentedControl
        label={t({ message: 'How the team is shown', context: 'name of a choice' })}
        value={params.get('view') === 'tree' ? 'tree' : 'table'}
        onValueChange={(view) => setParams({ ...(view === 'tree' ? { view } : {}), ...range })}
        segments={[
          { value: 'table', label: t({ message: 'Table', context: 'how a team is shown' }) },
          { value: 'tree', label: t({ message: 'Tree', context: 'how a team is shown' }) },
        ]}
      />
      {asTree ? (
        <TeamTree
          at={params.get('at') ?? ''}
          range={range}
          onAtChange={(id) => change('at', id, true)}
          onOpen={(id) => change('member', id)}
          empty={<NobodyYet />}
        />
      ) : (
        <TeamTable
          title={title}
          query={query}
          days={range}
          mixed={narrowed}
          onOpen={(id) => change('member', id)}
          empty={
            search ? (
              <NotFound search={search} onClear={() => type('')} />
            ) : show || parentId ? (
              <EmptyState title={t`Nobody here`}>{t`Choose other accounts above.`}</EmptyState>
            ) : (
              <NobodyYet />
            )
          }
        />
      )}
      <MemberDrawer id={params.get('member') ?? ''} range={range} onClose={() => change('member', '')} />
    </Stack>
  )
}

function NotFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Nobody in your team matches “${search}”`}
      icon={<SearchIcon size={32} />}
      action={
        <Button variant="soft" onClick={onClear}>
          {t({ message: 'Show all', context: 'button: clears a search' })}
        </Button>
      }
    >
      {t`Search by a part of an account name or nickname.`}
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
      {t`Make a link, hand it on, and whoever registers by it appears here.`}
    </EmptyState>
  )
}
