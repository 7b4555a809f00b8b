import {
  Accordion,
  Badge,
  CheckboxField,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Text,
  TextField,
} from '@baize/ui'
import { SearchIcon } from '@baize/ui/icons'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { defaultBrand } from './brands.ts'
import { keyOf } from './changes.ts'
import { type Role, type RoleGroup, roleGroups, searched, tokenName } from './roles.ts'
import type { StudioState } from './studio-state.ts'
import { pair } from './TokenField.css.ts'
import { TokenField } from './TokenField.tsx'
import * as css from './TokensPanel.css.ts'
import { getToken, resolved } from './tokens-document.ts'
import type { StudioActs } from './useStudio.ts'

const groups = roleGroups(defaultBrand)

interface TokensPanelProps {
  state: StudioState
  /** The tokens that differ from the start, by key. */
  changed: ReadonlySet<string>
  acts: StudioActs
}

const keysOf = (role: Role) => role.parts.map((part) => keyOf(part, role.path))

/** Every token, grouped by role, to be found and written. */
export function TokensPanel({ state, changed, acts }: TokensPanelProps) {
  const [search, setSearch] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [open, setOpen] = useState<readonly string[]>([])
  const wanted = useDeferredValue(search)
  const found = useMemo(() => searched(groups, wanted), [wanted])
  const touched = (role: Role) => keysOf(role).some((key) => changed.has(key) || state.refused.has(key))
  const shown = onlyChanged
    ? found.flatMap((group) => {
        const roles = group.roles.filter(touched)
        return roles.length === 0 ? [] : [{ ...group, roles }]
      })
    : found
  const looking = wanted.trim() !== '' || onlyChanged

  return (
    <Stack space="sm">
      <TextField
        label="Find a token"
        type="search"
        before={<SearchIcon />}
        placeholder="radius, khmer, accent hover…"
        value={search}
        onValueChange={setSearch}
      />
      <CheckboxField label="Only what changed" checked={onlyChanged} onCheckedChange={setOnlyChanged} />
      {shown.length === 0 && (
        <EmptyState
          level={3}
          title={onlyChanged ? 'Nothing has changed that fits.' : 'No token has these words.'}
        />
      )}
      <Accordion
        multiple
        items={shown.map((group) => ({
          id: group.id,
          title: <GroupTitle group={group} changes={group.roles.filter(touched).length} />,
          content: <Group group={group} state={state} acts={acts} />,
        }))}
        value={looking ? shown.map(({ id }) => id) : open}
        onValueChange={(ids) => !looking && setOpen(ids)}
      />
    </Stack>
  )
}

function GroupTitle({ group, changes }: { group: RoleGroup; changes: number }) {
  return (
    <>
      {group.title} {changes > 0 && <Badge tone="accent">{changes} changed</Badge>}
    </>
  )
}

interface GroupProps {
  group: RoleGroup
  state: StudioState
  acts: StudioActs
}

function Group({ group, state, acts }: GroupProps) {
  return (
    <div className={css.roles}>
      {group.hint !== undefined && (
        <Text size="sm" tone="muted">
          {group.hint}
        </Text>
      )}
      {group.roles.map((role) => (
        <RoleRow key={role.path} group={group} role={role} state={state} acts={acts} />
      ))}
    </div>
  )
}

interface RoleRowProps {
  group: RoleGroup
  role: Role
  state: StudioState
  acts: StudioActs
}

const RoleRow = memo(function RoleRow({ group, role, state, acts }: RoleRowProps) {
  const { brand, start } = state.work
  const document = brand.tokens
  return (
    <Stack space="2xs">
      <Inline align="between" alignY="baseline">
        <Heading level={4}>{role.name}</Heading>
        <Text as="span" size="xs" tone="muted">
          {role.path}
        </Text>
      </Inline>
      <div className={pair}>
        {role.parts.map((part) => {
          const value = getToken(document, part, role.path)?.value
          return (
            <TokenField
              key={part}
              role={role}
              part={part}
              name={tokenName(group, role, part)}
              value={value}
              shown={resolved(document, part, value)}
              start={getToken(start.tokens, part, role.path)?.value}
              refused={state.refused.get(keyOf(part, role.path))}
              acts={acts}
            />
          )
        })}
      </div>
    </Stack>
  )
})
