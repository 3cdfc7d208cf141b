// Send odd text
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

class Sample {
  public static void main(String[] args) throws Exception {
    var apiUrl =
        System.getenv().getOrDefault("PARTNER_API_URL", "https://api.library.example/v1");
    var apiKey = System.getenv("PARTNER_API_KEY");
    if (apiKey == null || apiKey.isEmpty()) {
      System.err.println("Set PARTNER_API_KEY to your API key.");
      System.exit(1);
    }

    var body =
        BodyPublishers.ofString("it's \"quoted\" \\ and \\\\\n" +
                "$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}\n" +
                "'; exit 7 #\n" +
                "</script> ?> <?php -- /* */ // \"\"\" ''' \\u0041\n" +
                "line\n" +
                "break\r\ttabnull\u001besc\u007f\n" +
                "Kova\u010d \u65e5\u672c \ud83d\ude00 \u2028\u2029\u202e\ufeff\u00a0");

    var uri = URI.create(apiUrl + "/notes");
    var request =
        HttpRequest.newBuilder(uri)
            .method("POST", body)
            .header("Authorization", "Bearer " + apiKey)
            .header("Content-Type", "text/plain; charset=utf-8")
            .timeout(Duration.ofSeconds(30))
            .build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      // A problem (RFC 9457): act on its code, quote its requestId to support.
      System.err.println("HTTP " + response.statusCode() + ": " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }
}
