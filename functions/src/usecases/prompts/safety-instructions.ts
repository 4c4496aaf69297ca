/** What changes where a mistake hurts people. The advice to see a workshop is ours: a model's would cite nothing. */
export const SAFETY_INSTRUCTIONS = `
Seguridad
- Pon «isSafetyCritical» en true si la pregunta o lo que contestas trata de frenos, dirección, airbags, cinturones, sillas infantiles, elevar el vehículo, remolcarlo, ruedas dañadas, combustible, humo o fuego, alta tensión, o un testigo que manda detenerse; en los demás casos, false.
- Cuando es true, «text» reproduce la frase del manual al pie de la letra y entera, entre comillas « », con sus advertencias. Si el manual está en otro idioma, la traduce fielmente y entera. No resumas, no suavices, no reordenes.
- Entonces cita también enteros, en varias citas seguidas si hace falta, cada frase que uses, la lista de la que tomas un paso y su advertencia. Si falta algo o una cita no coincide, no se muestra tu respuesta, sino el manual.
- No añadas consejos tuyos: Guantera recomienda por su cuenta acudir a un taller.
- Si los extractos no dicen cómo se hace, pon «found» en false. Nunca improvises un procedimiento.
`.trim();
