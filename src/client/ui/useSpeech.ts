import { useEffect, useState } from 'react'

/** Reads aloud with a voice of the browser; null if it has none for the language (a tag such as 'sw'). */
export function useSpeech(language: string | null) {
  const hasVoice = useHasVoice(language)
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  if (!hasVoice || !language) return null
  return {
    isSpeaking,
    say: (text: string) => {
      const words = new SpeechSynthesisUtterance(text)
      words.lang = language
      words.onend = () => setSpeaking(false)
      words.onerror = () => setSpeaking(false)
      setSpeaking(true)
      window.speechSynthesis.cancel()
      window.speechSynthesis.speak(words)
    },
    stop: () => {
      window.speechSynthesis.cancel()
      setSpeaking(false)
    },
  }
}

/** Some browsers load the list of voices late. */
function useHasVoice(language: string | null) {
  const [has, setHas] = useState(false)
  useEffect(() => {
    const speech = window.speechSynthesis
    if (!speech || !language) return
    const look = () => setHas(speech.getVoices().some((voice) => voice.lang.toLowerCase().startsWith(language)))
    look()
    speech.addEventListener?.('voiceschanged', look)
    return () => speech.removeEventListener?.('voiceschanged', look)
  }, [language])
  return has
}
