import { KeyValueList, Popover } from '@baize/ui'
import { QuestionIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { definitions, type Figure } from './definitions.ts'

export interface FigureListProps {
  figures: readonly Figure[]
}

/** A button above a table: what the figures of its columns mean. */
export function FigureListButton({ figures }: FigureListProps) {
  const { t, i18n } = useLingui()
  return (
    <Popover
      label={t({ message: 'About these figures', context: 'button above a table, title of a panel' })}
      triggerProps={{ variant: 'outline', tone: 'neutral', size: 'small', icon: <QuestionIcon size={16} /> }}
      withTitle
      align="end"
      size="large"
    >
      <KeyValueList
        items={figures.map((figure) => ({
          id: figure,
          label: i18n._(definitions[figure].name),
          value: i18n._(definitions[figure].meaning),
        }))}
      />
    </Popover>
  )
}
