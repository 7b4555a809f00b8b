import { SearchField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { maxText } from './filters.ts'

export interface LobbySearchProps {
  /** What the address says. */
  text: string
  loading: boolean
  onSearch: (text: string) => void
}

/** The search of a list of games: it follows the address, and changes it after a pause in typing. */
export function LobbySearch({ text, loading, onSearch }: LobbySearchProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(text)
  const [last, setLast] = useState(text)
  if (last !== text) {
    setLast(text)
    if (typed.trim() !== text) setTyped(text)
  }
  return (
    <SearchField
      label={t({ message: 'Search games', context: 'label of a field' })}
      placeholder={t({ message: 'Name of a game or vendor', context: 'example in a search field' })}
      value={typed}
      maxLength={maxText}
      searchOnType
      loading={loading}
      onValueChange={setTyped}
      onSearch={(wanted) => onSearch(wanted.trim())}
    />
  )
}
