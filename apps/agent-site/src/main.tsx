import '@baize/ui/reset'
import { AppBoundary, createPlatform } from '@baize/account'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <AppBoundary>
      <App platform={createPlatform('agent')} />
    </AppBoundary>,
  )
}
