/**
 * Folded Spanish words that say nothing about a passage: articles, prepositions, pronouns, auxiliaries.
 * Words which a manual uses as facts (delante, detrás, horas, valor, numerals, unit letters) are left out on purpose.
 */
const words = `
a al algo alguna algunas alguno algunos algun ante aquel aquella aquellas aquello aquellos aqui asi aun aunque
cada como con cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuyo cuya
da dado dan dar de debe deben debo del demas desde donde durante
e el ella ellas ello ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estaban estan estar estara
estas este esto estos estoy estuvo
fue fuera fueron ha haber habia habian habra hace hacen hacer hacia haciendo hago han hasta hay haya he hecho hemos hizo hubo
la las le les lo los luego mas me mediante mi mia mias mientras mio mios mis misma mismas mismo mismos mucha muchas mucho
muchos muy nada ni ninguna ninguno ningun no nos nosotras nosotros nuestra nuestras nuestro nuestros
o os otra otras otro otros para pero poco podemos poder podra podria podrian por porque pudo pueda puede pueden puedo pues
que quien quienes quiere quiero se sea sean segun ser sera seran seria si sido siendo sin sino sobre sois solo somos son soy
su sus suya suyas suyo suyos tal tambien tampoco tan tanto te tendra tenemos tener tenga tengo tenia ti tiene tienen
toda todas todavia todo todos tras tu tus tuvo tuya tuyo u un una unas uno unos usted ustedes
va vamos van vaya voy vosotras vosotros vuestra vuestro y ya yo
`;

export const stopwords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));

/** Folded words of questions that need not occur in the passage which answers: they ask, they do not name a thing. */
const asking = `
adonde ayuda ayudame buenas buenos hola gracias favor dias tardes noches cosa cosas deberia deberian dime digame duda explica
explicame explicas conviene corresponde coche carro auto vehiculo haces hacerlo hago hay indica indicame informacion
llamar llama llevar lleva llevan manual manuales mejor modo manera necesita necesito normal ocurre ocurrir pasa pasar pasaria
podeis pone ponen poner pongo pregunta preguntar recomendable recomienda recomiendan recomendado saber sabes sale se sirve
sirven significa significado quisiera serviria sucede tipo toca uso usa usar usan utilizar utiliza utilizo ver verdad
dice decir dicen vivo prefiero gustaria enciende encienden encendio encendido encendida encender prende prendio prendido prendida prende prenden
rapido rapidamente facil facilmente bien mal abajo ahora siempre nunca vez veces signo tiempo quedo queda quedan paso pasos cero querer andando
aca alla ahi nomas che vos ustedes uds hola buenas gracias porfa amigo amigos compadre manda mano
cunado cunada suegro suegra vecino vecina primo prima esposo esposa marido novio novia yerno nuera tio tia sobrino sobrina jefe abuelo abuela
hermano hermana mama papa colega decime digame digan oye oiga oigan
`;

export const askingWords: ReadonlySet<string> = new Set(asking.split(/\s+/).filter(Boolean));
