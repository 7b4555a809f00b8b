import { type I18nContext, LinguiContext, type TransProps } from '@lingui/react'
import { TransNoContext } from '@lingui/react/server'
import { type ReactNode, useContext } from 'react'
import { withoutProvider } from './withoutProvider.ts'

/** What the macro `useLingui()` becomes (lingui.config.ts): Lingui's own throws where there is no provider. */
export function useLingui(): I18nContext {
  return useContext(LinguiContext) ?? withoutProvider().lingui
}

/** What the macro `<Trans>` becomes. */
export function Trans(props: TransProps): ReactNode {
  return <TransNoContext {...props} lingui={useLingui()} />
}
