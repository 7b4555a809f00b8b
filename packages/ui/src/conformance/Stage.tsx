import { LanguageProvider, type Messages } from '@baize/i18n'
import { type ReactNode, StrictMode } from 'react'
import { loadMessages } from '../messages.ts'

/** The wrapper of a component under test: React's strict mode and the English language, in a fixed zone. */
export function Stage({ children, messages }: { children: ReactNode; messages: Messages }) {
  return (
    <StrictMode>
      <LanguageProvider
        initial="en"
        active={['km', 'en', 'zh-Hans']}
        load={loadMessages}
        messages={messages}
        timeZone="Asia/Phnom_Penh"
      >
        {children}
      </LanguageProvider>
    </StrictMode>
  )
}
