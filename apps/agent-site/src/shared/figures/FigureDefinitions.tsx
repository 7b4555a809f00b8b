import { KeyValueList } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { definitions, type Figure } from './definitions.ts'

export interface FigureDefinitionsProps {
  figures: readonly Figure[]
}

/** What figures mean, one below the other. */
export function FigureDefinitions({ figures }: FigureDefinitionsProps) {
  const { i18n } = useLingui()
  return (
    <KeyValueList
      items={figures.map((figure) => ({
        id: figure,
        label: i18n._(definitions[figure].name),
        value: i18n._(definitions[figure].meaning),
      }))}
    />
  )
}
