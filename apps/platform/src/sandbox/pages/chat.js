/** The sandbox's chat page: exchanges its launch code once, reads what was said, and says what is typed. */
const words = document.getElementById('chat').dataset
const list = document.getElementById('messages')
const status = document.getElementById('status')
const form = document.getElementById('say')
const field = document.getElementById('text')
const launch = new URLSearchParams(location.search).get('launch') ?? ''
const key = `baize.chat.${launch.slice(0, 12)}`
const shown = new Set()
let chatSession = ''
let pending = null

const kept = () => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
const keep = (token) => {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // A browser that forbids storage in frames opens the chat anew after a reload.
  }
}

async function call(name, body) {
  let response
  try {
    response = await fetch(`/sandbox/chat/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
  } catch {
    throw { code: 'offline' }
  }
  const answer = await response.json().catch(() => null)
  if (answer?.success) return answer.value
  throw { code: answer && response.status < 500 && response.status !== 429 ? answer.code : 'offline' }
}

function show({ id, author, text, language, hidden }) {
  if (shown.has(id)) return
  shown.add(id)
  const item = document.createElement('li')
  item.dataset.author = author
  const said = document.createElement('bdi')
  if (language) said.lang = language
  said.textContent = text
  item.append(said)
  if (hidden) {
    const note = document.createElement('small')
    note.textContent = words.hidden
    item.append(note)
  }
  list.append(item)
  item.scrollIntoView({ block: 'nearest' })
}

function showMute(muted) {
  status.textContent = muted ? words[`muted${muted.reason}`] : ''
  document.getElementById('send').disabled = muted !== null
}

function fail({ code }) {
  if (code === 'notFound') {
    status.textContent = words.over
    form.hidden = true
    return false
  }
  status.textContent = words.offline
  return true
}

async function read() {
  let again = true
  try {
    const { rows, muted } = await call('messages', { chatSession, pageSize: '50' })
    for (const row of rows.reverse()) show(row)
    showMute(muted)
  } catch (problem) {
    again = fail(problem)
  }
  if (again) setTimeout(read, 2_000)
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const text = field.value.trim()
  if (text === '' || chatSession === '') return
  // What was not answered is sent under its id again: it is never said twice.
  if (pending?.text !== text) pending = { text, messageId: crypto.randomUUID() }
  try {
    const { message, muted } = await call('say', { chatSession, ...pending })
    pending = null
    field.value = ''
    show(message)
    showMute(muted)
  } catch (problem) {
    if (problem.code !== 'wrongState') fail(problem)
  }
})

try {
  const opened = await call('open', { launch: kept() ?? launch })
  chatSession = opened.chatSession
  keep(chatSession)
  const partner = document.createElement('bdi')
  if (opened.partnerLanguage) partner.lang = opened.partnerLanguage
  partner.textContent = opened.partner
  document.getElementById('partner').replaceChildren(partner)
  showMute(opened.muted)
  read()
} catch (problem) {
  fail(problem)
}
