import '@baize/ui/brands/default.css'
import '@baize/ui/styles.css'
import { loadMessages } from '@baize/ui/messages'
import '@baize/ui'
import { Shell } from './Shell.jsx'

export const metadata = { title: 'An operator’s app', icons: 'data:,' }

/** The server loads the messages of Khmer, and passes them to the provider. */
export default async function Layout({ children }) {
  return (
    <html lang="km" dir="ltr">
      <body>
        <Shell messages={await loadMessages('km')}>{children}</Shell>
      </body>
    </html>
  )
}
