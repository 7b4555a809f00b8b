import { Columns, SearchField, SegmentedControl, SelectField, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { kindNames, messageKinds } from './kinds.ts'
import type { InboxPlace } from './place.ts'

export interface InboxFiltersProps {
  place: InboxPlace
  /** How much was found, where words were searched for. */
  resultCount: number | undefined
}

/** All, unread or marked; about what; with which words. */
export function InboxFilters({ place, resultCount }: InboxFiltersProps) {
  const { t, i18n } = useLingui()
  const about = t({ message: 'Topic', context: 'label of a filter: what messages are about' })
  const search = t({ message: 'Search in messages', context: 'label of a search field' })
  return (
    <Stack space="sm">
      <SegmentedControl
        label={t({ message: 'Show messages', context: 'name of a choice' })}
        fullWidth
        value={place.show}
        onValueChange={(show) => place.filter({ show })}
        segments={[
          { value: 'all', label: t({ message: 'All', context: 'filter of messages' }) },
          { value: 'unread', label: t({ message: 'Unread', context: 'filter of messages' }) },
          { value: 'marked', label: t({ message: 'Starred', context: 'filter of messages: marked ones' }) },
        ]}
      />
      <Columns space="sm">
        <SearchField
          label={search}
          hideLabel
          placeholder={search}
          maxLength={64}
          searchOnType
          defaultValue={place.words}
          resultCount={resultCount}
          onSearch={(words) => place.filter({ words: words.trim() })}
        />
        <SelectField
          label={about}
          hideLabel
          value={place.kind ?? ''}
          onValueChange={(value) => place.filter({ kind: messageKinds.find((kind) => kind === value) })}
          options={[
            { value: '', label: t({ message: 'All topics', context: 'filter of messages: about what' }) },
            ...messageKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) })),
          ]}
        />
      </Columns>
    </Stack>
  )
}
