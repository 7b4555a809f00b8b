import { loadMessages as loadFormMessages } from '@baize/forms/messages'
import { LanguageSection } from '@baize/i18n'
import { Button, PopupDialog } from '@baize/ui'
import type { ReactNode } from 'react'

export interface RequiredStepProps {
  title: string
  /** The label of the way out. */
  signOut: string
  onSignOut: () => void
  children: ReactNode
}

/** A popup over everything: nothing else can be done until its form is, but to sign out. */
export function RequiredStep({ title, signOut, onSignOut, children }: RequiredStepProps) {
  return (
    <LanguageSection load={loadFormMessages}>
      <PopupDialog
        open
        label={title}
        title={title}
        hideCloseButton
        onClose={() => {}}
        footer={
          <Button variant="plain" tone="neutral" fullWidth onClick={onSignOut}>
            {signOut}
          </Button>
        }
      >
        {children}
      </PopupDialog>
    </LanguageSection>
  )
}
