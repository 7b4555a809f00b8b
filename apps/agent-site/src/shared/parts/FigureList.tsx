import { LanguageSection } from '@baize/i18n'
import { lazyScreen } from '@baize/site'
import { Popover } from '@baize/ui'
import { QuestionIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { FigureDefinitionsProps } from '../figures/FigureDefinitions.tsx'
import { loadFigureMessages } from '../figures/messages.ts'

const Definitions = lazyScreen<FigureDefinitionsProps>(async () => {
  const { FigureDefinitions } = await import('../figures/FigureDefinitions.tsx')
  return (props) => (
    <LanguageSection load={loadFigureMessages}>
      <FigureDefinitions {...props} />
    </LanguageSection>
  )
})

/** A button above figures: what they mean. Their definitions are loaded once it is pressed. */
export function FigureList(props: FigureDefinitionsProps) {
  const { t } = useLingui()
  return (
    <Popover
      label={t({ message: 'About these figures', context: 'button above a table, title of a panel' })}
      triggerProps={{ variant: 'outline', tone: 'neutral', size: 'small', icon: <QuestionIcon size={16} /> }}
      withTitle
      align="end"
      size="large"
    >
      <Definitions {...props} />
    </Popover>
  )
}
